import { describe, expect, it } from "vitest";
import type { Channel, House, Locks } from "../../src/offline/one-host.ts";
import { OneHost } from "../../src/offline/one-host.ts";

/** The browser's locks, and windows that can be closed: then all that they held is free. */
class Browser {
  private readonly held = new Map<string, number>();
  private readonly queue: { name: string; window: number; grant: () => void }[] = [];
  private readonly channels = new Map<number, (event: { readonly data: unknown }) => void>();
  private windows = 0;
  /** What is kept on the device: it outlives every window. */
  readonly kept: string[] = [];
  hosts: number[] = [];

  open(): { readonly host: OneHost; readonly window: number } {
    const window = ++this.windows;
    const locks: Locks = {
      request: (name, { ifAvailable }, held) =>
        new Promise((done) => {
          const grant = async (): Promise<void> => {
            this.held.set(name, window);
            const answer = await held({});
            this.free(name);
            done(answer);
          };
          if (!this.held.has(name)) void grant();
          else if (ifAvailable === true) done(held(null));
          else this.queue.push({ name, window, grant: () => void grant() });
        }),
    };
    const channel: Channel = {
      addEventListener: (_, hear) => void this.channels.set(window, hear),
      postMessage: (note) => {
        for (const [other, hear] of this.channels)
          if (other !== window) queueMicrotask(() => this.channels.has(other) && hear({ data: structuredClone(note) }));
      },
    };
    let drawn = 0;
    const host = new OneHost(
      async () => this.house(window),
      locks,
      channel,
      () => `${window}.${++drawn}`,
    );
    return { host, window };
  }
  /** The window is gone, without a word. */
  close(window: number): void {
    this.channels.delete(window);
    for (let at = this.queue.length - 1; at >= 0; at--) if (this.queue[at]?.window === window) this.queue.splice(at, 1);
    for (const [name, holder] of this.held) if (holder === window) this.free(name);
  }
  private free(name: string): void {
    this.held.delete(name);
    const at = this.queue.findIndex((one) => one.name === name);
    if (at >= 0) this.queue.splice(at, 1)[0]?.grant();
  }
  guests = 0;
  private house(window: number): House {
    this.hosts.push(window);
    const tells = new Set<(text: string) => void>();
    return {
      connect: (tell) => {
        tells.add(tell);
        this.guests++;
        return {
          receive: (text) => {
            this.kept.push(text);
            for (const one of tells) one(this.kept.join(","));
          },
          close: () => {
            this.guests--;
            tells.delete(tell);
          },
        };
      },
      answer: async (question) => ({ by: window, question }),
    };
  }
}
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve();
};
/** A page that connects, and connects anew when it is told to. */
async function pageAt(host: OneHost) {
  const heard: string[] = [];
  const page = { heard, lost: 0, say: (text: string): void => void text };
  const connect = async (): Promise<void> => {
    const line = await host.connect(
      (text) => heard.push(text),
      () => {
        page.lost++;
        void connect();
      },
    );
    page.say = (text) => line.receive(text);
  };
  await connect();
  await settle();
  return page;
}

describe("two windows of one device", () => {
  it("have one host: what is done in either is heard in both, and nothing is written over", async () => {
    const browser = new Browser();
    const one = await pageAt(browser.open().host);
    const two = await pageAt(browser.open().host);
    one.say("a");
    await settle();
    two.say("b");
    await settle();
    one.say("c");
    await settle();
    expect(browser.hosts).toEqual([1]);
    expect(browser.kept).toEqual(["a", "b", "c"]);
    expect(one.heard.at(-1)).toBe("a,b,c");
    expect(two.heard.at(-1)).toBe("a,b,c");
  });
  it("when the host's window is closed the next one hosts, and every page connects anew", async () => {
    const browser = new Browser();
    const first = browser.open();
    const one = await pageAt(first.host);
    const second = browser.open();
    const two = await pageAt(second.host);
    const three = await pageAt(browser.open().host);
    one.say("a");
    await settle();
    browser.close(first.window);
    await settle();
    expect(browser.hosts).toEqual([1, second.window]);
    expect([two.lost, three.lost]).toEqual([1, 1]);
    two.say("b");
    await settle();
    three.say("c");
    await settle();
    expect(browser.kept).toEqual(["a", "b", "c"]);
    expect(two.heard.at(-1)).toBe("a,b,c");
    expect(three.heard.at(-1)).toBe("a,b,c");
  });
  it("the host forgets a window that was closed", async () => {
    const browser = new Browser();
    await pageAt(browser.open().host);
    const second = browser.open();
    await pageAt(second.host);
    expect(browser.guests).toBe(2);
    browser.close(second.window);
    await settle();
    expect(browser.guests).toBe(1);
  });
  it("what only the host can do is asked of it from every window", async () => {
    const browser = new Browser();
    const first = browser.open();
    const second = browser.open();
    expect(await first.host.ask({ removeTable: "x" })).toEqual({ by: 1, question: { removeTable: "x" } });
    expect(await second.host.ask({ removeTable: "y" })).toEqual({ by: 1, question: { removeTable: "y" } });
  });
  it("without locks every window hosts for itself", async () => {
    const opened: number[] = [];
    const open = async (): Promise<House> => {
      opened.push(1);
      return { connect: () => ({ receive() {}, close() {} }), answer: async () => "alone" };
    };
    const host = new OneHost(open, null, null, () => "x");
    expect(await host.ask({})).toBe("alone");
    expect(opened).toHaveLength(1);
  });
});
