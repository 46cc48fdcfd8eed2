import { readFileSync } from "node:fs";

/** The system counts in hundredths of a second. */
const TICKS = 100;

/** Seconds of CPU time that a process has used so far; not a number where the system does not tell. */
export function cpuOf(pid: string | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return (Number(fields[11]) + Number(fields[12])) / TICKS;
  } catch {
    return Number.NaN;
  }
}

/** Megabytes of memory that a process has; not a number where the system does not tell. */
export function residentOf(pid: string | undefined): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}
