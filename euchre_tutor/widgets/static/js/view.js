// The view library (Preact with htm), under readable names. Everything drawn goes through `html`.
import {
  html,
  render,
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from "../vendor/htm-preact.js";

export {
  html,
  render,
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
};

// Join class names, leaving out what is false.
export const cls = (...names) => names.filter(Boolean).join(" ");
