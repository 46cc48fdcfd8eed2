import type { Summary } from "@stormakt/host";
import type { FastifyRequest } from "fastify";
import type { Card } from "../cards/card.ts";
import { houseCard, invitationCard, tableCard, withCard } from "../cards/card.ts";
import { languageIn } from "../cards/phrases.ts";
import { Buckets } from "../limits.ts";
import { addressOf } from "../live/sockets.ts";
import type { Settings } from "../settings.ts";
import type { ServerStore } from "../store/index.ts";

/** Looks at tables for cards: so many at once, and so many a second, from one address. */
const LOOKS = { burst: 60, perSecond: 2 };

/** Puts into every page what a link to it says of itself. Of a private table that is nothing, whoever asks. */
export function cardsOf(store: ServerStore, settings: Settings, games: readonly string[]) {
  const looks = new Buckets(LOOKS);
  const listed = async (id: string): Promise<Summary | null> => {
    const row = await store.db.selectFrom("tables").select("summary").where("id", "=", id).where("listed", "=", 1).executeTakeFirst();
    return row === undefined ? null : (JSON.parse(row.summary) as Summary);
  };
  const cardFor = async (request: FastifyRequest): Promise<Card> => {
    const { pathname, searchParams } = new URL(request.url, "http://here");
    const language = languageIn(request.headers["accept-language"]);
    const game = /^\/(?:new|rules)\/([a-z-]{1,40})$/.exec(pathname)?.[1] ?? searchParams.get("of");
    const known = game !== null && games.includes(game) ? game : null;
    const id = /^\/t\/([A-Za-z0-9_-]{8,40})$/.exec(pathname)?.[1];
    const mayLook = id !== undefined && looks.take(addressOf(request.raw, settings.trustProxy), performance.now()) === null;
    const table = mayLook ? await listed(id).catch(() => null) : null;
    if (table !== null) return tableCard(table, language);
    if (known === null) return houseCard(language);
    return id === undefined ? { ...houseCard(language), game: known } : invitationCard(known, language);
  };
  return async (page: string, request: FastifyRequest): Promise<string> => {
    const { pathname } = new URL(request.url, "http://here");
    const said = /^[\w.:[\]-]{1,120}$/.test(request.headers.host ?? "") ? `${request.protocol}://${request.headers.host}` : "";
    return withCard(page, await cardFor(request), { site: settings.publicUrl === "" ? said : settings.publicUrl, path: pathname });
  };
}
