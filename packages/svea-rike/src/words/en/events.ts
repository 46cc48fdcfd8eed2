/** The event cards: their names, and what they do in our own words. */
import type { CardNames } from "../names.ts";

const ANY = "At any time:";

export const events: CardNames = {
  "a-time-of-changes": {
    name: "A Time of Changes",
    text: `${ANY} two cards of the history row go under the deck in the order you name, and two others take their places.`,
  },
  abdication: {
    name: "Abdication!",
    text: "In peace, between moves or before your own activity: the game turn ends at once, and whoever has not moved yet loses the move.",
  },
  "bad-harvest": {
    name: "Bad Harvest",
    text: "When somebody else is about to collect from fiefs: that player’s three-crown fiefs bring nothing this time.",
  },
  "battle-of-breitenfeld": {
    name: "The Battle of Breitenfeld",
    text: "In a war with Prussia: the two weakest enemy cards are beaten. Win the war and the card is yours for a status point.",
  },
  "battle-of-kliszow": {
    name: "The Battle of Kliszow",
    text: "In a war with Poland: the two weakest enemy cards are beaten. Win the war and the card is yours for a status point.",
  },
  "battle-of-narva": {
    name: "The Battle of Narva",
    text: "In a war with Russia: the two weakest enemy cards are beaten. Win the war and the card is yours for a status point.",
  },
  "battle-of-poltava": {
    name: "The Battle of Poltava",
    text: "In any war: two more royal cards join the enemy, and one Swedish fief of your choice is turned face down.",
  },
  "blockade-runner": { name: "Blockade Runner", text: "When war breaks out: your merchants in the enemy country stay where they are." },
  "conflict-of-interest": {
    name: "Conflict of Interest",
    text: "When somebody else names something to buy: the purchase comes to nothing. The buyer keeps the gold and may name something else.",
  },
  "connections-at-court": {
    name: "Connections at Court",
    text: "When somebody else has played an event card: it has no effect. Nobody can cancel this card.",
  },
  "demand-for-imported-goods": {
    name: "Demand for Imported Goods",
    text: "When you collect from commerce: five gold more, if any of your merchants earns something.",
  },
  "diplomatic-pressure": { name: "Diplomatic Pressure", text: `${ANY} one merchant of another player is sent home.` },
  "extra-booty": { name: "Extra Booty", text: "When you have just been rewarded for a war: choose a second reward." },
  "extra-church-tax": {
    name: "Extra Church Tax",
    text: `${ANY} name a fief. There and in the fiefs around it every owner pays a gold for each crown.`,
  },
  "extra-tax-on-peasants": {
    name: "Extra Tax on Peasants",
    text: "When you collect from fiefs: roll a die for each fief and take the total instead of the crowns.",
  },
  "extra-war-taxes": { name: "Extra War Taxes", text: `${ANY} everybody, you included, pays a gold for each troop on own fiefs.` },
  "fall-from-grace": { name: "Fall from Grace", text: `${ANY} take a fief from another player, who is paid its printed cost by you.` },
  "fall-of-the-monarchy": {
    name: "Fall of the Monarchy",
    text: "Before the royal card is drawn: name the card that is turned up instead, out of all twenty-four.",
  },
  famine: {
    name: "Famine",
    text: "When somebody else is about to collect from fiefs: name a fief. It and its neighbours bring nothing to anybody until the turn ends.",
  },
  "feud-with-neighbours": {
    name: "Feud with Neighbours",
    text: `${ANY} one of your fiefs attacks a neighbour. A die and the troops on each side: if yours is higher, the fief is yours.`,
  },
  "good-administration": { name: "Good Administration", text: "When your move is over: make another whole move, with another activity." },
  "heavy-loans": { name: "Heavy Loans", text: `${ANY} borrow as much as you like. Twice the sum is due after the next move you begin.` },
  "hidden-cache": {
    name: "Hidden Cache",
    text: "While you buy in Culture & Science: two history cards instead of one, or three if a scientist is among the first two.",
  },
  "hidden-reserves": { name: "Hidden Reserves", text: `${ANY} take five gold, if you own a palace.` },
  "high-treason": {
    name: "High Treason!",
    text: "After a lost war: you give up no fief, as you otherwise must. What falls to the enemy by itself is lost all the same.",
  },
  inflation: { name: "Inflation!", text: `${ANY} every other player pays two gold.` },
  "influential-office": {
    name: "Influential Office",
    text: "When somebody else has used an event card, this one included: take it from the discard pile into your hand.",
  },
  "inspiring-speech": { name: "Inspiring Speech", text: `${ANY} draw three event cards.` },
  intrigues: { name: "Intrigues", text: "Before somebody else’s move: you say which activity it is given to." },
  "local-war-tax": {
    name: "Local War Tax",
    text: `${ANY} name a fief. There and in the fiefs around it every owner pays a gold for each troop.`,
  },
  "lost-opportunity": { name: "Lost Opportunity", text: `${ANY} another player throws away an event card picked at random.` },
  "low-demand-for-imported-goods": {
    name: "Low Demand for Imported Goods",
    text: `${ANY} name a country. Until the turn ends nobody’s merchants there bring anything.`,
  },
  "march-over-the-great-belt": {
    name: "The March over the Great Belt",
    text: "In a war with Denmark: the two weakest enemy cards are beaten. Win the war and the card is yours for a status point.",
  },
  "murder-at-the-opera": {
    name: "Murder at the Opera",
    text: "In peace, between moves or before your own activity: the game turn ends at once, and whoever has not moved yet loses the move.",
  },
  "noble-marriage": {
    name: "Noble Marriage",
    text: "When you buy a fief: it costs two gold less for each of its crowns. A fief out of your reach is named together with this card.",
  },
  "out-of-the-fire": { name: "Out of the Fire", text: `${ANY} move any one merchant to another country.` },
  "palace-fire": { name: "Palace Fire!", text: `${ANY} a palace burns down, whoever owns it, or in the row.` },
  "peasant-revolt": {
    name: "Peasant Revolt!",
    text: `${ANY} name a fief and roll. It and its neighbours may be lost: on 4 those with one crown, on 5 up to two, on 6 all.`,
  },
  plague: {
    name: "Plague!",
    text: `${ANY} name a fief. Each owner there or around it loses a scientist, commander, queen or cultural personality of own choice.`,
  },
  "political-influence": { name: "Political Influence", text: "Before the order is drawn: you move first this turn." },
  "powerful-neighbour": {
    name: "Powerful Neighbour",
    text: `${ANY} one of your fiefs attacks a neighbour. A die and the crowns on each side: if yours is higher, the fief is yours.`,
  },
  "protector-government": {
    name: "Protector Government",
    text: "At the end of a turn: another turn follows with the same sovereign and the same royal card.",
  },
  reduction: { name: "Reduction", text: `${ANY} everybody, you included, pays half of their gold, rounded down.` },
  "reductions-from-the-church": { name: "Reductions from the Church", text: `${ANY} you take five gold, every other player two.` },
  "riots-in-towns": {
    name: "Riots in Towns",
    text: `${ANY} name a fief and roll. It and its neighbours may be lost: on 4 those with one troop or none, on 5 up to two, on 6 all.`,
  },
  "royal-wrath": { name: "Royal Wrath", text: `${ANY} a player who has two fiefs or more gives one up.` },
  "smart-negotiator": {
    name: "Smart Negotiator",
    text: `${ANY} take a history card from another player, who is paid twice its cost by you.`,
  },
  "superior-tactician": {
    name: "Superior Tactician",
    text: "In a war in which your fief stands: roll two dice in every Swedish attack from now on.",
  },
  "supply-train": {
    name: "Supply Train",
    text: `${ANY} your troops cost you nothing until the turn ends, in peace or war. Also in answer to Extra War Taxes.`,
  },
  "swedish-steel-bites": {
    name: "Swedish Steel Bites",
    text: "In a war, whether you take part or not: roll a die, and on 1 to 4 the weakest enemy card is beaten.",
  },
  "tax-refund": { name: "Tax Refund", text: `${ANY} everybody takes five gold.` },
  "trade-privileges": { name: "Trade Privileges", text: `${ANY} place a merchant, besides any other you send.` },
  treason: { name: "Treason!", text: "When somebody else has just been rewarded for a war: all of it is undone." },
  "untimely-death": {
    name: "Untimely Death",
    text: `${ANY} a scientist, commander, queen or cultural personality dies, whoever owns the card, or in the row.`,
  },
  "winds-of-war": {
    name: "Winds of War",
    text: "When your move is over: pay seven gold and start a war with a country you name. Then the turn is over.",
  },
  "witch-hunt": {
    name: "Witch Hunt",
    text: `${ANY} name a fief. Each owner there and around it throws away a random event card for each fief struck.`,
  },
};
