// A bot that plays any game over the public protocol (docs/protocol.md). It needs nothing but Node 22 or newer.
//
//   node examples/bot.mjs 'http://localhost:8628/t/<table>#<invite>' [name]
//
// It takes a free seat at the table and answers every question with any move that is allowed.

const [link, name = "Example bot"] = process.argv.slice(2);
if (link === undefined) throw new Error("usage: node examples/bot.mjs <link to a table> [name]");
// /t/<table>#<invite>: what lets one in stands after #, and is never sent as part of an address.
const { origin, pathname, hash } = new URL(link);
const table = /^\/t\/([\w-]+)$/.exec(pathname)?.[1];
if (table === undefined) throw new Error(`${link} is no link to a table`);
const invite = hash.slice(1);

// A guest's token is all there is to an account.
const welcome = await fetch(`${origin}/api/session`, {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ name, token: true }),
});
const { token } = await welcome.json();

// The address says which protocol is spoken: this bot knows the fourth.
const socket = new WebSocket(`${origin.replace(/^http/, "ws")}/live?protocol=4`, { headers: { authorization: `Bearer ${token}` } });
const answers = new Map();
let nextId = 1;

/** Sends a request and resolves with its answer. */
function ask(what, fields) {
  const id = nextId++;
  socket.send(JSON.stringify({ id, do: what, ...fields }));
  return new Promise((resolve, reject) => answers.set(id, { resolve, reject }));
}
socket.addEventListener("message", ({ data }) => {
  const message = JSON.parse(data);
  if ("re" in message) {
    const { resolve, reject } = answers.get(message.re);
    if ("ok" in message) resolve(message.ok);
    else reject(new Error(message.error.text));
  } else if (message.now !== undefined) void consider(message.now);
});
await new Promise((resolve) => socket.addEventListener("open", resolve, { once: true }));

const { seat } = await ask("join", { table, ...(invite === "" ? {} : { invite }), name });
console.log(`${name} sits on seat ${seat}.`);
const opened = await ask("open", { table, as: seat });
if (opened.now !== null) void consider(opened.now);

/** `now` is the game as this seat sees it: what is asked, and every move worth showing with the rule that forbids it, if any. */
async function consider({ n, view, prompt, choices }) {
  if (view.outcome !== null) {
    console.log(`The match is over: ${JSON.stringify(view.outcome.places)}.`);
    socket.close();
  } else if (prompt?.asked === true) {
    const allowed = choices.filter(({ rule }) => rule === null);
    const chosen = allowed[Math.floor(Math.random() * allowed.length)];
    const { action } = chosen ?? (await ask("suggest", { table, as: seat })); // moves too many to list
    ask("move", { table, as: seat, after: n, key: crypto.randomUUID(), action }).catch(({ message }) => console.log(message));
  }
}
