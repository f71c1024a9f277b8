import { hers, queued, type Circumstances, type ShownChange } from '../kernel';
import { workoutsEndpoints, type LogWorkoutRequest } from './workouts.contract';

const rule = { noun: 'Workout', open: '/fitness' } as const;

const lists = (at: Circumstances) => hers(at, 'workouts');
const exerciseOf = (exerciseId: string, at: Circumstances) => at.find(['/api/exercises'], { id: exerciseId });

const nameOf = (exercise: unknown) =>
  typeof exercise === 'object' && exercise !== null && 'name' in exercise
    ? String(exercise.name)
    : 'A workout';
const titleOf = (id: string, at: Circumstances) => nameOf(at.find(lists(at), { id })?.exercise);

/** Without its exercise a row would have no name: then it counts, and stands among what waits. */
function shownWorkout(request: LogWorkoutRequest, at: Circumstances): ShownChange[] {
  const { exerciseId, completedAt = at.now.toISOString() } = request;
  const duration = Number(request.duration);
  const exercise = exerciseOf(exerciseId, at);
  const row = { id: at.id, userId: at.userId, exerciseId, duration, completedAt, exercise };
  const week = { on: hers(at, 'stats/weekly'), where: {}, add: { totalWorkouts: 1, totalMinutes: duration } };
  return exercise ? [{ on: lists(at), where: { id: at.id }, otherwise: row }, week] : [week];
}

/** Her workouts, kept until they are sent. */
export const queuedWorkouts = {
  logWorkout: queued(workoutsEndpoints.logWorkout, {
    ...rule,
    title: ({ body }, at) => `${nameOf(exerciseOf(body.exerciseId, at))}, ${body.duration} min`,
    shows: ({ body }, at) => shownWorkout(body, at),
  }),
  updateWorkout: queued(workoutsEndpoints.updateWorkout, {
    ...rule,
    title: ({ params }, at) => titleOf(params.workoutId, at),
    shows: ({ params, body }, at) => [{ on: lists(at), where: { id: params.workoutId }, set: body }],
  }),
  deleteWorkout: queued(workoutsEndpoints.deleteWorkout, {
    ...rule,
    title: ({ params }, at) => `${titleOf(params.workoutId, at)}, taken away`,
    shows: ({ params }, at) => [{ on: lists(at), where: { id: params.workoutId }, gone: true }],
  }),
} as const;
