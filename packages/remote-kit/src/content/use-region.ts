import type { Country } from '@nestwell/safety/lines';
import { useSyncExternalStore } from 'react';
import { crisisRegions, type CrisisRegion } from './crisis-lines';
import { regionHere } from './region-here';
import { clearWithMember } from '../state/member-memory';
import { createStore } from '../state/store';

/** A country whose lines we know, or none of them. */
export type Place = Country | 'elsewhere';

const chosen = createStore<Place | null>(null);

clearWithMember(() => chosen.set(null));

interface RegionChoice {
  /** Whose lines she is shown; undefined where we know none. */
  region: CrisisRegion | undefined;
  /** She said so; otherwise it is what the clock of her device says. */
  isChosen: boolean;
  /** For as long as this page is open: a journey home needs no undoing. */
  choose: (place: Place) => void;
}

/** Where she is, for the shell and every module alike. */
export function useRegion(): RegionChoice {
  const place = useSyncExternalStore(chosen.subscribe, chosen.get, chosen.get);
  const region = place === null ? regionHere() : crisisRegions.find(({ country }) => country === place);
  return { region, isChosen: place !== null, choose: chosen.set };
}
