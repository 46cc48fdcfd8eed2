import type { Clock as ClockFacts } from "@stormakt/protocol";
import { useEffect, useState } from "react";
import { Icon } from "../../kit/marks.tsx";
import { useT } from "../../words/index.ts";
import css from "./clock.module.css";

/** Seconds: whoever was asked so lately has all of it still, a day of 24 hours and not of 23. */
const JUST_ASKED = 60;

/** What is left of somebody's time: plain, then brass under two minutes, then wax under ten seconds; always in figures. */
export function Clock({ clock }: { readonly clock: ClockFacts | undefined }) {
  const t = useT();
  const [time, setTime] = useState(() => Date.now());
  const running = clock?.running === true && clock.left !== null;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setTime(Date.now()), 500);
    return () => clearInterval(timer);
  }, [running]);
  if (clock === undefined || clock.left === null) return null;
  const left = Math.max(0, (clock.left - (clock.running ? Math.max(0, time - clock.at) : 0)) / 1000);
  const whole = (unit: number): number => Math.floor((left + JUST_ASKED) / unit);
  const text = left > 172_800 ? t.table.days(whole(86_400)) : left > 5400 ? t.table.hours(whole(3600)) : t.table.left(left);
  return (
    <span className={css.clock} data-low={left < 10 ? "very" : left < 120 ? "rather" : undefined} data-running={clock.running || undefined}>
      <Icon name="glass" size={16} />
      {text}
    </span>
  );
}
