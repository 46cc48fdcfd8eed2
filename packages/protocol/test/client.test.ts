import { describe, expect, it } from "vitest";
import { Client, liveAddress, type WireListener } from "../src/client.ts";
import { PROTOCOL } from "../src/index.ts";

/** A line whose other end is the test. */
function onALine(): {
  readonly client: Client;
  readonly sent: string[];
  readonly host: () => WireListener;
  readonly opened: () => number;
  readonly closed: () => boolean;
} {
  let [listener, opened, isClosed]: [WireListener | null, number, boolean] = [null, 0, false];
  const sent: string[] = [];
  const client = new Client((heard) => {
    listener = heard;
    opened += 1;
    return { send: (text) => sent.push(text), close: () => (isClosed = true) };
  });
  return {
    client,
    sent,
    host: () => {
      if (listener === null) throw new Error("nobody listens");
      return listener;
    },
    opened: () => opened,
    closed: () => isClosed,
  };
}
const hello = (protocol?: number): string => JSON.stringify({ hello: { id: "anna", name: "Anna" }, at: 0, protocol });

describe("a client", () => {
  it("says in the address what it speaks", () => {
    expect(liveAddress("https://example.org")).toBe(`wss://example.org/live?protocol=${PROTOCOL}`);
  });
  it("talks to a host that speaks the same", async () => {
    const { client, host, sent } = onALine();
    host().opened();
    host().text(hello(PROTOCOL));
    const asked = client.ask("games", {});
    host().text('{"re":1,"ok":{"games":[]}}');
    expect(await asked).toEqual({ games: [] });
    expect([client.line, client.person?.name, sent.length]).toEqual(["online", "Anna", 1]);
    client.close();
  });
  it.each([PROTOCOL + 1, PROTOCOL - 1, undefined])("falls silent where the host speaks %s, and says why", async (spoken) => {
    const { client, host, sent, opened, closed } = onALine();
    let told = 0;
    client.subscribe(() => told++);
    const early = client.ask("games", {});
    host().opened();
    host().text(hello(spoken));
    await expect(early).rejects.toMatchObject({ failure: { code: "other-version", text: expect.stringContaining("reload") } });
    await expect(client.ask("mine", {})).rejects.toMatchObject({ failure: { code: "other-version" } });
    expect([client.line, closed(), told > 0, client.person]).toEqual(["outdated", true, true, null]);
    host().closed();
    client.reconnect();
    expect([client.line, opened(), sent.length]).toEqual(["outdated", 1, 0]);
  });
});
