/** Work that takes the process a while each time: a few at once, in turns between those who asked, and after each the others get a word in. */
export class Lane {
  private readonly places: number;
  private busy = 0;
  /** By who asks; whoever was served goes to the end. */
  private readonly waiting = new Map<string, (() => Promise<void>)[]>();
  constructor(places: number) {
    this.places = places;
  }
  run<T>(who: string, work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const queue = this.waiting.get(who);
      const turn = (): Promise<void> => work().then(resolve, reject);
      if (queue === undefined) this.waiting.set(who, [turn]);
      else queue.push(turn);
      this.next();
    });
  }
  private next(): void {
    if (this.busy >= this.places) return;
    const [first] = this.waiting;
    if (first === undefined) return;
    const [who, queue] = first;
    const turn = queue.shift();
    this.waiting.delete(who);
    if (queue.length > 0) this.waiting.set(who, queue);
    if (turn === undefined) return;
    this.busy += 1;
    void turn().finally(() =>
      // What has come in over the sockets meanwhile is heard first.
      setImmediate(() => {
        this.busy -= 1;
        this.next();
      }),
    );
    this.next();
  }
}
