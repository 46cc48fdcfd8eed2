// oxlint-disable-next-line import/default -- made by the build: the address of the worker
import workerAddress from "../offline/worker.ts?worker&url";

/** Where the script of this device's host is found. */
export const hostAddress: string = new URL(workerAddress, location.href).href;
