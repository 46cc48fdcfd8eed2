import { useSettings } from "../settings.ts";

/** Made by code, dry and short: wood on wood, paper, wax, a bell. */
export type SoundName = "wood" | "paper" | "seal" | "bell" | "twoBells" | "coin" | "guns" | "water" | "dice";

let context: AudioContext | null = null;
const audio = (): AudioContext => (context ??= new AudioContext());

/** Plays a sound, if the player has asked for sounds. */
export function play(name: SoundName): void {
  if (!useSettings.getState().sound || document.hidden) return;
  const ctx = audio();
  if (ctx.state === "suspended") void ctx.resume();
  SOUNDS[name](ctx, ctx.currentTime);
}

const SOUNDS: Record<SoundName, (ctx: AudioContext, at: number) => void> = {
  wood: (ctx, at) => {
    tone(ctx, at, { from: 320, to: 140, length: 0.09, loud: 0.3, shape: "triangle" });
    noise(ctx, at, { pass: 1800, length: 0.05, loud: 0.16 });
  },
  paper: (ctx, at) => noise(ctx, at, { pass: 4200, length: 0.14, loud: 0.1, kind: "highpass" }),
  seal: (ctx, at) => {
    tone(ctx, at, { from: 130, to: 70, length: 0.16, loud: 0.35, shape: "sine" });
    noise(ctx, at, { pass: 600, length: 0.1, loud: 0.14 });
  },
  bell: (ctx, at) => bell(ctx, at),
  twoBells: (ctx, at) => {
    bell(ctx, at);
    bell(ctx, at + 0.28);
  },
  coin: (ctx, at) => {
    tone(ctx, at, { from: 2600, to: 2500, length: 0.18, loud: 0.08, shape: "sine" });
    tone(ctx, at + 0.04, { from: 3300, to: 3200, length: 0.16, loud: 0.06, shape: "sine" });
  },
  guns: (ctx, at) => {
    for (let i = 0; i < 4; i++) {
      noise(ctx, at + i * 0.11, { pass: 420, length: 0.34, loud: 0.4 });
      tone(ctx, at + i * 0.11, { from: 90, to: 38, length: 0.3, loud: 0.4, shape: "sine" });
    }
  },
  water: (ctx, at) => {
    noise(ctx, at, { pass: 500, length: 0.55, loud: 0.25 });
    for (let i = 0; i < 5; i++)
      tone(ctx, at + 0.1 + i * 0.09, { from: 220 + i * 40, to: 420 + i * 60, length: 0.07, loud: 0.07, shape: "sine" });
  },
  dice: (ctx, at) => {
    for (let i = 0; i < 5; i++) noise(ctx, at + i * 0.06 + (i % 2) * 0.012, { pass: 2400, length: 0.03, loud: 0.18 });
  },
};

interface Tone {
  readonly from: number;
  readonly to: number;
  readonly length: number;
  readonly loud: number;
  readonly shape: OscillatorType;
}
function tone(ctx: AudioContext, at: number, { from, to, length, loud, shape }: Tone): void {
  const source = ctx.createOscillator();
  source.type = shape;
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(fading(ctx, at, length, loud));
  source.start(at);
  source.stop(at + length);
}
interface Noise {
  readonly pass: number;
  readonly length: number;
  readonly loud: number;
  readonly kind?: BiquadFilterType;
}
function noise(ctx: AudioContext, at: number, { pass, length, loud, kind = "lowpass" }: Noise): void {
  const buffer = ctx.createBuffer(1, Math.ceil(ctx.sampleRate * length), ctx.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = ctx.createBufferSource();
  source.buffer = buffer;
  const filter = ctx.createBiquadFilter();
  filter.type = kind;
  filter.frequency.value = pass;
  source.connect(filter).connect(fading(ctx, at, length, loud));
  source.start(at);
}
function bell(ctx: AudioContext, at: number): void {
  for (const [ratio, loud] of [
    [1, 0.16],
    [2.01, 0.1],
    [2.76, 0.07],
    [5.4, 0.04],
  ] as const)
    tone(ctx, at, { from: 830 * ratio, to: 826 * ratio, length: 0.6, loud, shape: "sine" });
}
function fading(ctx: AudioContext, at: number, length: number, loud: number): GainNode {
  const gain = ctx.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0008, at + length);
  gain.connect(ctx.destination);
  return gain;
}
