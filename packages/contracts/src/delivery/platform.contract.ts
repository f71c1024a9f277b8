import { z } from 'zod';
import { endpoint, page, text } from '../kernel';
import { adminAction } from './admin-action';
import { overview } from './overview';
import { environments } from './registry';
import { remoteId, version } from './signals';

const rev = z.int().min(0).max(99_999_999);

/** Where something is decided, by default in the site's own environment; as the registry was when it was decided; why. */
const decided = { environment: z.enum(environments).optional(), rev, why: text(200) };
const answer = z.strictObject({ rev: z.int() });

/** What the team sees and decides. Apart from `live`, so that the pages of others carry none of it. */
export const platform = {
  overview: endpoint({
    method: 'GET',
    path: '/api/platform/overview',
    access: 'admin',
    summary: 'Versions by environment, their health, and who decided what',
    response: overview,
  }),
  listAdminActions: endpoint({
    method: 'GET',
    path: '/api/platform/admin-actions',
    access: 'admin',
    summary: 'What admins did, why and when, newest first; no call changes or removes any of it',
    query: z.strictObject(page),
    response: z.array(adminAction),
  }),
  rollBack: endpoint({
    method: 'POST',
    path: '/api/platform/rollbacks',
    access: 'admin',
    changes: [],
    summary:
      'Go back to the last good version of a remote, or take back what some try of it, unless the registry changed since',
    body: z.strictObject({ ...decided, id: remoteId }),
    bodyLimit: 2 * 1024,
    response: answer,
    status: 200,
    audited: { what: 'Rolled a module back', about: ['environment', 'id'] },
    errors: ['nothing_before', 'registry_changed'],
  }),
  promoteTried: endpoint({
    method: 'POST',
    path: '/api/platform/promotions',
    access: 'admin',
    changes: [],
    summary:
      'Everybody gets the version that a share of the members tries, unless the registry changed since',
    body: z.strictObject({ ...decided, id: remoteId, version }),
    bodyLimit: 2 * 1024,
    response: answer,
    status: 200,
    audited: { what: 'Promoted a version', about: ['environment', 'id', 'version'] },
    errors: ['not_being_tried', 'registry_changed'],
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/platform/restores',
    access: 'admin',
    changes: [],
    summary: 'All versions of a former revision at once, unless the registry changed since',
    body: z.strictObject({ ...decided, revision: rev }),
    bodyLimit: 1024,
    response: answer,
    status: 200,
    audited: { what: 'Restored a revision', about: ['environment', 'revision'] },
    errors: ['revision_unusable', 'registry_changed'],
  }),
} as const;
