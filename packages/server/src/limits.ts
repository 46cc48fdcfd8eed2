/** So many at once, and so many a second after that. */
export interface Allowance {
  readonly burst: number;
  readonly perSecond: number;
}

/** Who has used up how much of an allowance, by any key. Forgets those who have all of it again. */
export class Buckets {
  private readonly allowance: Allowance;
  private readonly used = new Map<string, { level: number; at: number }>();
  constructor(allowance: Allowance) {
    this.allowance = allowance;
  }
  /** Takes one. Null: granted; else so many milliseconds until there is one again. */
  take(key: string, now: number): number | null {
    const { burst, perSecond } = this.allowance;
    const known = this.used.get(key);
    const level = known === undefined ? 0 : Math.max(0, known.level - ((now - known.at) / 1000) * perSecond);
    if (level + 1 > burst) return Math.ceil(((level + 1 - burst) / perSecond) * 1000);
    if (known === undefined && this.used.size >= 10_000) this.forget(now);
    this.used.set(key, { level: level + 1, at: now });
    return null;
  }
  private forget(now: number): void {
    const { perSecond } = this.allowance;
    for (const [key, { level, at }] of this.used) if (level <= ((now - at) / 1000) * perSecond) this.used.delete(key);
  }
}
