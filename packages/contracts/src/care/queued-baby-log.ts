import { afterStep, endedAt, type BabyKind, type SideTurn } from '@nestwell/domain/feeding';
import { hers, queued, type Circumstances, type ShownRow, type ShownChange } from '../kernel';
import { kindsWithoutPlan } from './baby-log.constants';
import type { BabyNoteRequest } from './baby-log.schemas';
import * as babyLogEndpoints from './baby-log.endpoints';

const rule = { noun: 'Baby', open: '/care/feeding' } as const;

const nowOf = ({ now }: Circumstances) => now.toISOString();

const log = (at: Circumstances) => hers(at, 'baby-log');

const names: Record<string, string> = {
  breast: 'Breastfeed',
  bottle: 'Bottle',
  pump: 'Pumping',
  supplement: 'Supplement',
  nappy: 'Diaper',
  sleep: 'Sleep',
  tightening: 'Contraction',
  movement: 'Movement',
  countStart: 'Count of movements, started',
};

const empty = {
  endedAt: null,
  sides: [],
  milk: null,
  volume: null,
  volumeLeft: null,
  volumeRight: null,
  nappy: null,
  name: null,
  note: null,
};

const needsPlan = (kind: unknown) => !kindsWithoutPlan.includes(kind as BabyKind);

/** One that is not on the device counts as one that needs a plan. */
const ofNote = {
  needsPlan: ({ params }: { params: { babyNoteId: string } }, at: Circumstances) =>
    needsPlan(at.find(log(at), { id: params.babyNoteId })?.kind),
};

const ofKind = { needsPlan: ({ body }: { body: { kind: BabyKind } }) => needsPlan(body.kind) };

const nameOf = (babyNoteId: string, at: Circumstances) =>
  names[String(at.find(log(at), { id: babyNoteId })?.kind)] ?? 'A note of your baby';

const sidesOf = (row: ShownRow | undefined) => (row?.sides ?? []) as readonly SideTurn[];

const changed = (babyNoteId: string, set: ShownRow, at: Circumstances): ShownChange[] => [
  { on: log(at), where: { id: babyNoteId }, set },
];

function shownNote({ startedAt, ...note }: BabyNoteRequest, at: Circumstances): ShownChange[] {
  const row = { ...empty, startedAt: startedAt ?? at.now.toISOString(), ...note, id: at.id };
  return [{ on: log(at), where: { id: at.id }, otherwise: row }];
}

const given = (values: ShownRow): ShownRow =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

export const logBabyNote = /* @__PURE__ */ queued(babyLogEndpoints.logBabyNote, {
  ...rule,
  ...ofKind,
  title: ({ body }) => names[body.kind] ?? '',
  shows: ({ body }, at) => shownNote(body, at),
});

export const startBabyTimer = /* @__PURE__ */ queued(babyLogEndpoints.startBabyTimer, {
  ...rule,
  ...ofKind,
  title: ({ body }) => `${names[body.kind]}, started`,
  shows: ({ body: { kind, baby, side, ...body } }, at) => {
    const shownAt = body.shownAt ?? nowOf(at);
    const running = at.find(log(at), { kind, baby, endedAt: null });
    const moment = new Date(shownAt);
    if (running && side)
      return changed(String(running.id), { sides: afterStep(sidesOf(running), side, moment) }, at);
    const sides = side ? [{ side, from: shownAt, to: null }] : [];
    return shownNote({ kind, baby, startedAt: shownAt, sides }, at);
  },
});

export const stepBabyTimer = /* @__PURE__ */ queued(babyLogEndpoints.stepBabyTimer, {
  ...rule,
  ...ofNote,
  title: ({ params, body }, at) =>
    `${nameOf(params.babyNoteId, at)}, ${body.step === 'pause' ? 'paused' : body.step}`,
  shows: ({ params: { babyNoteId }, body: { step, shownAt } }, at) => {
    const row = at.find(log(at), { id: babyNoteId });
    const moment = new Date(shownAt ?? nowOf(at));
    return changed(babyNoteId, { sides: afterStep(sidesOf(row), step, moment) }, at);
  },
});

export const endBabyTimer = /* @__PURE__ */ queued(babyLogEndpoints.endBabyTimer, {
  ...rule,
  ...ofNote,
  title: ({ params }, at) => `${nameOf(params.babyNoteId, at)}, done`,
  shows: ({ params: { babyNoteId }, body: { shownAt: said, ...volumes } }, at) => {
    const shownAt = said ?? nowOf(at);
    const row = at.find(log(at), { id: babyNoteId });
    const end = { endedAt: shownAt, sides: endedAt(sidesOf(row), new Date(shownAt)) };
    return changed(babyNoteId, { ...end, ...given(volumes) }, at);
  },
});

export const changeBabyNote = /* @__PURE__ */ queued(babyLogEndpoints.changeBabyNote, {
  ...rule,
  ...ofNote,
  title: ({ params }, at) => nameOf(params.babyNoteId, at),
  shows: ({ params: { babyNoteId }, body }, at) => changed(babyNoteId, given(body), at),
});

export const deleteBabyNote = /* @__PURE__ */ queued(babyLogEndpoints.deleteBabyNote, {
  ...rule,
  ...ofNote,
  title: ({ params }, at) => `${nameOf(params.babyNoteId, at)}, taken away`,
  shows: ({ params: { babyNoteId } }, at) => [{ on: log(at), where: { id: babyNoteId }, gone: true }],
});
