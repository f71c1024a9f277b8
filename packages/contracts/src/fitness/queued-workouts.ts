import { startOfWeek } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';
import { hers, queued, type Circumstances, type ShownChange } from '../kernel';
import type { LogWorkoutRequest, UpdateWorkoutRequest } from './workouts.schemas';
import * as workoutsEndpoints from './workouts.endpoints';

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
  const week = ofItsWeek(completedAt, { totalWorkouts: 1, totalMinutes: duration }, at);
  return exercise ? [{ on: lists(at), where: { id: at.id }, otherwise: row }, ...week] : week;
}

/** What the week adds up to, which is counted from its Monday. */
function ofItsWeek(
  completedAt: unknown,
  add: { totalWorkouts: number; totalMinutes: number },
  at: Circumstances,
): ShownChange[] {
  const isThisWeek = deviceDate(new Date(String(completedAt))) >= startOfWeek(at.today);
  return isThisWeek ? [{ on: hers(at, 'stats/weekly'), where: {}, add }] : [];
}

function changedWorkout(id: string, changes: UpdateWorkoutRequest, at: Circumstances): ShownChange[] {
  const row = at.find(lists(at), { id });
  const [was, is] = [Number(row?.duration), Number(changes.duration ?? row?.duration)];
  const completedAt = changes.completedAt ?? row?.completedAt;
  return [
    { on: lists(at), where: { id }, set: changes, was: row },
    ...(row ? ofItsWeek(row.completedAt, { totalWorkouts: -1, totalMinutes: -was }, at) : []),
    ...(row ? ofItsWeek(completedAt, { totalWorkouts: 1, totalMinutes: is }, at) : []),
  ];
}

function withoutIt(id: string, at: Circumstances): ShownChange[] {
  const row = at.find(lists(at), { id });
  const less = { totalWorkouts: -1, totalMinutes: -Number(row?.duration) };
  return [{ on: lists(at), where: { id }, gone: true }, ...(row ? ofItsWeek(row.completedAt, less, at) : [])];
}

export const logWorkout = /* @__PURE__ */ queued(workoutsEndpoints.logWorkout, {
  ...rule,
  title: ({ body }, at) => `${nameOf(exerciseOf(body.exerciseId, at))}, ${body.duration} min`,
  shows: ({ body }, at) => shownWorkout(body, at),
});

export const updateWorkout = /* @__PURE__ */ queued(workoutsEndpoints.updateWorkout, {
  ...rule,
  title: ({ params }, at) => titleOf(params.workoutId, at),
  shows: ({ params, body }, at) => changedWorkout(params.workoutId, body, at),
});

export const deleteWorkout = /* @__PURE__ */ queued(workoutsEndpoints.deleteWorkout, {
  ...rule,
  title: ({ params }, at) => `${titleOf(params.workoutId, at)}, taken away`,
  shows: ({ params }, at) => withoutIt(params.workoutId, at),
});
