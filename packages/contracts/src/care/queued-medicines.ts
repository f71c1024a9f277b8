import { hers, queued, type Circumstances } from '../kernel';
import * as medicinesEndpoints from './medicines.endpoints';

const rule = { noun: 'Medicine', open: '/care/medicines' } as const;

const on = (at: Circumstances) => hers(at, 'medicines');

function nameOf(medicineId: string, at: Circumstances): string {
  const name = at.find(on(at), { id: medicineId })?.name;
  return typeof name === 'string' ? name : 'A medicine';
}

export const answerDose = /* @__PURE__ */ queued(medicinesEndpoints.answerDose, {
  ...rule,
  title: ({ params, body: { answer } }, at) => `${nameOf(params.medicineId, at)}, ${answer ?? 'no answer'}`,
  shows: ({ params: { medicineId }, body: { date, time, answer } }, at) => {
    const doses = hers(at, 'medicines', 'doses');
    const where = { medicineId, date, time };
    if (answer === null) return [{ on: doses, where, gone: true }];
    const set = { answer, answeredAt: at.now.toISOString() };
    return [{ on: doses, where, set, otherwise: { ...where, ...set } }];
  },
});
