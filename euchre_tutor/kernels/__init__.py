"""Kernels of the app that start at once: forks of a process that has loaded the tutor.

A kernel that starts by itself spends half a second of a processor on importing, and thirty pupils
come at once. So one process, the nursery, loads what every page needs; each kernel is a copy of it,
and shares its memory until something is written there. :mod:`nursery` is that process,
:mod:`provisioner` gives its kernels to Jupyter.
"""
