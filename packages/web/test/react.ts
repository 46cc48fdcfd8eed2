/**
 * What is only drawn is drawn by the React that people have: its other one, which explains mistakes, takes twice as long. Where there is a
 * document, hands press and eyes wait: that is done with `act`, which only the other one has.
 */
if (typeof document === "undefined") process.env["NODE_ENV"] = "production";
