export * from './baby-log.constants';
export type * from './baby-log.schemas';
export * from './bag.constants';
export type * from './bag.schemas';
export * from './birth-wishes.constants';
export * from './birth-wishes.defaults';
export type * from './birth-wishes.schemas';
export * from './care-contact.constants';
export type * from './care-contact.schemas';
export * from './medicines.constants';
export type * from './medicines.schemas';
export * from './mood.constants';
export type * from './mood.schemas';
export * from './pressure.constants';
export type * from './pressure.schemas';
export * from './questions.constants';
export type * from './questions.schemas';
export * from './recovery.constants';
export type * from './recovery.schemas';
export * from './settings.constants';
export * from './settings.defaults';
export type * from './settings.schemas';
export * from './shares.constants';
export type * from './shares.schemas';
export * as babyCare from './baby-care.endpoints';

/** The calls of the care area, those of each of its parts beside the others. */
export * as care from './endpoints';
