import type { DeviceKind } from '@nestwell/contracts/kernel/server';
import Bowser from 'bowser';

/** Where a session is: only what is said of it is kept, not what the browser sent. */
export interface Device {
  /** 'Safari on iPhone', at most 60 characters; null where the browser did not say. */
  device: string | null;
  deviceKind: DeviceKind | null;
}

const UNKNOWN: Device = { device: null, deviceKind: null };
/** Longer ones are no browser's, and reading them costs. */
const LONGEST = 512;

/** Reads a `User-Agent` header. */
export function deviceOf(userAgent: string | undefined): Device {
  if (userAgent === undefined || userAgent === '' || userAgent.length > LONGEST) return UNKNOWN;
  const { browser, os, platform } = Bowser.parse(userAgent);
  const words = [browser.name, placeOf(os.name, platform.model)].filter(Boolean).join(' on ');
  if (words === '') return UNKNOWN;
  return { device: words.slice(0, 60), deviceKind: kindOf(platform.type) };
}

/** The make of a phone or tablet says more than its system. */
const placeOf = (system: string | undefined, model: string | undefined) =>
  model === 'iPhone' || model === 'iPad' ? model : system;

function kindOf(type: string | undefined): DeviceKind | null {
  if (type === 'mobile') return 'phone';
  if (type === 'tablet') return 'tablet';
  return type === 'desktop' ? 'computer' : null;
}
