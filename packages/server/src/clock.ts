/** A clock that lags so many milliseconds behind is waited for; one that lags further has been set back. */
const LAG = 5_000;

/**
 * The time of day as this process tells it. It goes with the machine's clock, and forward with it when that is set forward, but never
 * back: an hour that comes twice would stop bots and give everybody an hour more. Then it goes on by itself until the next start.
 */
export function steadyClock(wall: () => number = Date.now, ticks: () => number = () => performance.now()): () => number {
  let told = wall();
  let ticked = ticks();
  return () => {
    const tick = ticks();
    const expected = told + (tick - ticked);
    ticked = tick;
    const said = wall();
    told = said >= expected - LAG ? Math.max(told, said) : expected;
    return Math.floor(told);
  };
}
