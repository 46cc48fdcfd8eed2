export { mareBalticum } from "./mare-balticum.mjs";
export { sveaRike } from "./svea-rike.mjs";
export { pack, packLines, packRings, packStrokes, topologyOf } from "./topology.mjs";
export { wallenstein } from "./wallenstein.mjs";
