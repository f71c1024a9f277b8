import { endpoint } from '../kernel/endpoint';
import type { clearanceSchemas } from './clearance.schemas';

type Schemas = typeof clearanceSchemas;

export const readClearance = /* @__PURE__ */ endpoint<Schemas['readClearance']>()({
  method: 'GET',
  path: '/api/users/:userId/exercise-clearance',
  access: 'subscriber',
  summary: 'Whether she is cleared to exercise; null while it has not been asked in this stage of hers',
  kept: {},
});

export const saveClearance = /* @__PURE__ */ endpoint<Schemas['saveClearance']>()({
  method: 'PUT',
  path: '/api/users/:userId/exercise-clearance',
  access: 'subscriber',
  changes: ['clearance'],
  summary: 'Keep what she answered, for the stage she is in',
  bodyLimit: 1024,
});
