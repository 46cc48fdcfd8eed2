/**
 * What a server has opened so far. It is closed in the opposite order, whether the server stops or could not be started: what is left open
 * would go on as a second server, on data that another has by then.
 */
export class Opened {
  private readonly ways: (() => unknown)[] = [];

  add(close: () => unknown): void {
    this.ways.push(close);
  }
  /** What cannot be closed keeps nothing else open; the first reason is given at the end. */
  async close(): Promise<void> {
    const reasons: unknown[] = [];
    for (let close = this.ways.pop(); close !== undefined; close = this.ways.pop()) {
      try {
        await close();
      } catch (error) {
        reasons.push(error);
      }
    }
    if (reasons.length > 0) throw reasons[0];
  }
}
