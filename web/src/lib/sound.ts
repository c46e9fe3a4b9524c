/** Soft bells, made on the spot. */

import { settings } from "./settings.svelte";

let audio: AudioContext | null = null;

/** Browsers let a page sound only after a gesture. */
export function wakeSound(): void {
  audio ??= typeof AudioContext === "undefined" ? null : new AudioContext();
  void audio?.resume();
}

function bell(frequency: number, after: number, loudness = 0.08): void {
  if (!audio) return;
  const start = audio.currentTime + after;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = "sine";
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loudness, start + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.9);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + 1);
}

function play(...notes: [frequency: number, after: number][]): void {
  if (!settings.sound || audio?.state !== "running") return;
  for (const [frequency, after] of notes) bell(frequency, after);
}

export const sound = {
  myTurn: () => play([659, 0], [880, 0.14]),
  ended: () => play([523, 0], [659, 0.16], [784, 0.32]),
  said: () => play([740, 0]),
};
