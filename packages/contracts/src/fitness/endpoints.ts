export * from './tracking.endpoints';
export * from './trends.endpoints';
export * from './mental.endpoints';
export * from './exercises.endpoints';
export * from './clearance.endpoints';
export * from './workouts.endpoints';
export { logTracking, syncHealth, deleteTrackingDay, saveCheckIn } from './queued-days';
export { logWorkout, updateWorkout, deleteWorkout } from './queued-workouts';
