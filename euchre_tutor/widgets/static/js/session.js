// Whether there is still somebody at the other end: what the kernel's connection tells, and a heartbeat.
const BEAT = 30000;
const ASLEEP = 10 * 60000; // a page that nobody uses lets its kernel rest, and be culled
const AWAY = 10000; // a connection may be lost for that long and come back

const GONE = ["dead", "terminating", "restarting", "autorestarting"];

// Calls `onEnd()` when the kernel or the server is gone, and `beat()` now and then to find out.
export const watchSession = (model, { beat, onEnd }) => {
  const kernel = model.widget_manager?.kernel ?? null;
  let acted = Date.now();
  let away = 0;

  const onStatus = (_, status) => GONE.includes(status) && onEnd();
  const onConnection = (_, status) => {
    clearTimeout(away);
    if (status === "connected") beat();
    else if (status === "disconnected") onEnd();
    else away = setTimeout(onEnd, AWAY);
  };
  const seen = () => document.visibilityState === "visible" && beat();
  const timer = setInterval(() => Date.now() - acted < ASLEEP && seen(), BEAT);
  const onLive = () => setTimeout(beat, 0);
  kernel?.statusChanged?.connect(onStatus);
  kernel?.connectionStatusChanged?.connect(onConnection);
  kernel?.disposed?.connect(onEnd);
  model.on("comm_live_update", onLive);
  document.addEventListener("visibilitychange", seen);
  return {
    acted() {
      acted = Date.now();
    },
    // Nobody has answered in time: true when nobody will, false when the kernel may only be busy.
    isOver() {
      if (kernel === null) return false;
      return kernel.isDisposed || kernel.connectionStatus !== "connected" || kernel.status !== "busy";
    },
    close() {
      clearTimeout(away);
      clearInterval(timer);
      kernel?.statusChanged?.disconnect(onStatus);
      kernel?.connectionStatusChanged?.disconnect(onConnection);
      kernel?.disposed?.disconnect(onEnd);
      model.off("comm_live_update", onLive);
      document.removeEventListener("visibilitychange", seen);
    },
  };
};
