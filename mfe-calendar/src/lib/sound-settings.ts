import { clearWithMember, createListeners, deviceStore } from '@nestwell/remote-kit';
import { useSyncExternalStore } from 'react';
import { volumeLimits } from './tones';

export interface SoundSettings {
  /** 0 to 1. */
  volume: number;
  voice: boolean;
}

const KEY = 'reminderSound';
const defaults: SoundSettings = { volume: volumeLimits.default, voice: true };
const device = deviceStore('calendar');
const listeners = createListeners();
let current: SoundSettings | undefined;

clearWithMember(() => (current = undefined));

/** How loud reminders are on this device, and whether they are also spoken. */
export function soundSettings(): SoundSettings {
  current ??= stored();
  return current;
}

export function changeSoundSettings(changes: Partial<SoundSettings>): void {
  current = { ...soundSettings(), ...changes };
  device.keep(KEY, JSON.stringify(current));
  listeners.tell();
}

export function useSoundSettings(): SoundSettings {
  return useSyncExternalStore(listeners.subscribe, soundSettings, () => defaults);
}

function stored(): SoundSettings {
  try {
    const { volume, voice } = JSON.parse(device.read(KEY) ?? '{}') as Partial<SoundSettings>;
    const known = typeof volume === 'number' && volume >= volumeLimits.min && volume <= volumeLimits.max;
    return {
      volume: known ? volume : defaults.volume,
      voice: typeof voice === 'boolean' ? voice : defaults.voice,
    };
  } catch {
    return defaults;
  }
}
