export * from './availability';
export type * from './clearance.schemas';
export * from './exercises.constants';
export type * from './exercises.schemas';
export * from './low-week';
export * from './mental.constants';
export type * from './mental.schemas';
export * from './tracking.constants';
export type * from './tracking.schemas';
export * from './trends.constants';
export type * from './trends.schemas';
export * from './workouts.constants';
export type * from './workouts.schemas';

export * as fitness from './endpoints';
