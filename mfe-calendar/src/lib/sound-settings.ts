import { useSyncExternalStore } from 'react';
import { volumeLimits } from './tones';

export interface SoundSettings {
  /** 0 to 1. */
  volume: number;
  voice: boolean;
}

const KEY = 'reminderSound';
const defaults: SoundSettings = { volume: volumeLimits.default, voice: true };
const listeners = new Set<() => void>();
let current: SoundSettings | undefined;

/** How loud reminders are on this device, and whether they are also spoken. */
export function soundSettings(): SoundSettings {
  current ??= stored();
  return current;
}

export function changeSoundSettings(changes: Partial<SoundSettings>): void {
  current = { ...soundSettings(), ...changes };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // A browser without storage keeps them for this visit.
  }
  for (const listener of listeners) listener();
}

export function useSoundSettings(): SoundSettings {
  return useSyncExternalStore(subscribe, soundSettings);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function stored(): SoundSettings {
  try {
    const { volume, voice } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<SoundSettings>;
    const known = typeof volume === 'number' && volume >= volumeLimits.min && volume <= volumeLimits.max;
    return {
      volume: known ? volume : defaults.volume,
      voice: typeof voice === 'boolean' ? voice : defaults.voice,
    };
  } catch {
    return defaults;
  }
}
