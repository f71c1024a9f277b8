import { createStore } from '@nestwell/remote-kit';
import { useSyncExternalStore } from 'react';

/** The toggle is on unless she turns it off; it concerns Home only, so the page remembers it and nothing else. */
const mode = createStore(true);

export const setNursingMode = mode.set;

export const useNursingMode = () => useSyncExternalStore(mode.subscribe, mode.get);
