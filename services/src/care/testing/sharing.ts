import { care, type MakeShareRequest } from '@nestwell/contracts/care/server';
import type { Care } from './care-spec';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
/** The secret of a link that never was. */
export const NOWHERE = 'a'.repeat(43);

/** What she does with her links, and whoever opens one. */
export const sharing = (here: Care) => ({
  make: async (chosen: Partial<MakeShareRequest> = {}) => {
    const body = { name: 'Sam', appointmentIds: [], lists: [], ...chosen };
    return (await here.ada.call(care.makeShare, { params: here.params(), body })).body;
  },
  open: (token: string, headers = { 'user-agent': PHONE }) =>
    here.app.visitor().call(care.openShared, { body: { token } }, headers),
});
