import { account, type PersonalDataExport, type User } from '@nestwell/contracts/account';
import { call, useMutation } from '@nestwell/remote-kit';
import { useProof } from '../proof/use-proof';

export const exportWords = {
  purpose: 'Then your export starts. It holds everything you logged.',
  action: 'Export my data',
};

interface Then {
  onSuccess?: (everything: PersonalDataExport) => void;
  onError?: (error: Error) => void;
}

/** Everything kept about her, once it is proved that it is she. Kept by no cache: it is no read, and goes with its page. */
export function useExport({ id: userId }: Pick<User, 'id'>, then: Then = {}) {
  const { prove, asked } = useProof(userId);
  const fetchAll = useMutation({
    mutationFn: async () => {
      await prove();
      return call(account.exportPersonalData, { params: { userId } });
    },
    gcTime: 0,
    ...then,
  });
  return { fetchAll, asked };
}
