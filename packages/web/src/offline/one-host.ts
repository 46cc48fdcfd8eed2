/**
 * One host for all windows of this device. Whoever holds the lock hosts; the others hand their pages' words on to it, so that two
 * windows with one game see the same table and neither writes over the other. When the host's window is closed the next one hosts,
 * from what was kept, and the pages open their tables anew.
 */
export interface House {
  connect(tell: (text: string) => void): { receive(text: string): void; close(): void };
  answer(question: object): Promise<unknown>;
}
/** What of the browser is needed: a lock that goes with its window, and a channel between windows. */
export interface Locks {
  request(name: string, options: { readonly ifAvailable?: boolean }, held: (lock: unknown) => Promise<unknown>): Promise<unknown>;
}
export interface Channel {
  postMessage(note: unknown): void;
  addEventListener(kind: "message", hear: (event: { readonly data: unknown }) => void): void;
}
/** A page's end of the conversation. */
export interface PageLine {
  receive(text: string): void;
  close(): void;
}
type Note =
  | { readonly to: "host"; readonly from: string; readonly open: true }
  | { readonly to: "host"; readonly from: string; readonly text: string }
  | { readonly to: "host"; readonly from: string; readonly close: true }
  | { readonly to: "host"; readonly from: string; readonly ask: number; readonly question: object }
  | { readonly to: string; readonly text: string }
  /** The host knows nothing of this line, or another host has taken over: open it anew. */
  | { readonly to: string; readonly lost: true }
  | { readonly to: string; readonly ask: number; readonly ok: unknown }
  | { readonly to: string; readonly ask: number; readonly error: string };

const HOST_LOCK = "stormakt host";
const EVERYBODY = "everybody";
const forEver = (): Promise<never> => new Promise(() => {});

export class OneHost {
  private house: Promise<House> | null = null;
  private readonly locks: Locks | null;
  private readonly channel: Channel | null;
  private readonly open: () => Promise<House>;
  private readonly secret: () => string;
  /** Lines of this window's page that go through another host. */
  private readonly lines = new Map<string, { tell(text: string): void; lost(): void }>();
  /** Lines of other windows that end here. */
  private readonly guests = new Map<string, { receive(text: string): void; close(): void }>();
  private readonly questions = new Map<number, { resolve(answer: unknown): void; reject(error: Error): void }>();
  private asked = 0;
  /** Whether it is known who hosts. */
  readonly settled: Promise<void>;

  /** Without locks (an old browser) every window hosts for itself, as it must. */
  constructor(open: () => Promise<House>, locks: Locks | null, channel: Channel | null, secret: () => string) {
    this.open = open;
    this.locks = locks;
    this.channel = channel;
    this.secret = secret;
    channel?.addEventListener("message", ({ data }) => this.hear(data as Note));
    this.settled = this.settle();
  }
  private async settle(): Promise<void> {
    if (this.locks === null || this.channel === null) {
      this.house = this.open();
      return;
    }
    const { locks } = this;
    await new Promise<void>((settled) => {
      void locks.request(HOST_LOCK, { ifAvailable: true }, (lock) => {
        if (lock !== null) this.takeOver();
        settled();
        if (lock !== null) return forEver();
        // Later, when whoever hosts now is gone.
        void locks.request(HOST_LOCK, {}, () => {
          this.takeOver();
          return forEver();
        });
        return Promise.resolve();
      });
    });
  }
  private takeOver(): void {
    this.house = this.open();
    const lines = [...this.lines.values()];
    this.lines.clear();
    for (const { lost } of lines) lost();
    for (const { reject } of this.questions.values()) reject(new Error("the window that kept the tables was closed"));
    this.questions.clear();
    this.post({ to: EVERYBODY, lost: true });
  }
  /** A page speaks. `lost`: it must connect anew. */
  async connect(tell: (text: string) => void, lost: () => void): Promise<PageLine> {
    await this.settled;
    if (this.house !== null) {
      const { receive, close } = (await this.house).connect(tell);
      return { receive, close };
    }
    const id = this.secret();
    this.lines.set(id, { tell, lost });
    // As long as this lock is held the host knows that somebody listens.
    void this.locks?.request(lineLock(id), {}, forEver);
    this.post({ to: "host", from: id, open: true });
    return {
      receive: (text) => this.post({ to: "host", from: id, text }),
      close: () => {
        this.lines.delete(id);
        this.post({ to: "host", from: id, close: true });
      },
    };
  }
  /** Something that only the host can do, besides the protocol. */
  async ask(question: object): Promise<unknown> {
    await this.settled;
    if (this.house !== null) return (await this.house).answer(question);
    const ask = ++this.asked;
    return new Promise((resolve, reject) => {
      this.questions.set(ask, { resolve, reject });
      this.post({ to: "host", from: this.window, ask, question });
    });
  }
  private readonly window = crypto.randomUUID();
  private post(note: Note): void {
    this.channel?.postMessage(note);
  }
  private hear(note: Note): void {
    if (note.to === "host") {
      if (this.house !== null && "from" in note) void this.serve(this.house, note);
      return;
    }
    if ("lost" in note) {
      for (const [id, { lost }] of this.lines)
        if (note.to === id || note.to === EVERYBODY) {
          this.lines.delete(id);
          lost();
        }
    } else if ("ask" in note && note.to === this.window) {
      const question = this.questions.get(note.ask);
      this.questions.delete(note.ask);
      if ("error" in note) question?.reject(new Error(note.error));
      else if ("ok" in note) question?.resolve(note.ok);
    } else if ("text" in note) this.lines.get(note.to)?.tell(note.text);
  }
  private async serve(house: Promise<House>, note: Extract<Note, { readonly from: string }>): Promise<void> {
    const { from } = note;
    const { connect, answer } = await house;
    if ("open" in note) {
      this.guests.set(
        from,
        connect((text) => this.post({ to: from, text })),
      );
      // Granted once the other window is gone, however it went.
      void this.locks?.request(lineLock(from), {}, async () => this.dismiss(from));
    } else if ("close" in note) this.dismiss(from);
    else if ("text" in note) {
      const guest = this.guests.get(from);
      if (guest === undefined) this.post({ to: from, lost: true });
      else guest.receive(note.text);
    } else
      answer(note.question).then(
        (ok) => this.post({ to: from, ask: note.ask, ok }),
        (error: unknown) => this.post({ to: from, ask: note.ask, error: error instanceof Error ? error.message : String(error) }),
      );
  }
  private dismiss(id: string): void {
    this.guests.get(id)?.close();
    this.guests.delete(id);
  }
}
const lineLock = (id: string): string => `stormakt line ${id}`;
