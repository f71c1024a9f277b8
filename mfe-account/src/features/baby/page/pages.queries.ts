import { account, type BabyGroup, type BabyTick } from '@nestwell/contracts/account';
import {
  readOf,
  useCall,
  useLacksPlan,
  useMember,
  useQuery,
  useQueryClient,
  useToast,
} from '@nestwell/remote-kit';

export const babyPagesOf = (userId: string, group: BabyGroup) =>
  readOf(account.listBabyPages, { params: { userId, group } });
export const ticksOf = (userId: string) => readOf(account.listBabyTicks, { params: { userId } });

export interface Ticks {
  isTicked: (item: string) => boolean;
  tick: (item: string, done: boolean) => void;
  /** Without a plan the page is read-only: ticks are shown and cannot be changed. */
  isReadOnly: boolean;
}

/** Ticks at once, and keeps it; a tick that could not be kept is taken back and said. */
export function useTicks(): Ticks {
  const { id: userId } = useMember();
  const queryClient = useQueryClient();
  const { toast } = useToast();
  const { queryKey, ...read } = ticksOf(userId);
  const { data: ticked = [] } = useQuery({ queryKey, ...read });
  const change = useCall(account.changeBabyTick);
  const isReadOnly = useLacksPlan();

  const show = (item: string, done: boolean) =>
    queryClient.setQueryData<BabyTick[]>(queryKey, (before = []) => {
      const others = before.filter((one) => one.item !== item);
      return done ? [...others, { item, tickedAt: new Date().toISOString() }] : others;
    });
  const keep = async (item: string, done: boolean) => {
    // Ticks that are on their way know nothing of this one and would take it back for a while.
    await queryClient.cancelQueries({ queryKey });
    show(item, done);
    try {
      await change.mutateAsync({ params: { userId, item }, body: { done } });
    } catch {
      show(item, !done);
      toast({ title: 'That was not saved', description: 'Please try again.', tone: 'alert' });
    }
  };
  return {
    isTicked: (item) => ticked.some((one) => one.item === item),
    tick: (item, done) => void keep(item, done),
    isReadOnly,
  };
}
