import { nutrition, type KeepFoodRequest } from '@nestwell/contracts/nutrition';
import { readOf, useCall, useMember, useQuery, useQueryClient, useToast } from '@nestwell/remote-kit';

const keptFoodsOf = (userId: string) => readOf(nutrition.listKeptFoods, { params: { userId } });

/** Her favourites, own foods and own recipes. */
export const useKeptFoods = () => useQuery(keptFoodsOf(useMember().id));

/** Keeps a food; says so, or why not. Resolves to whether it is kept. */
export function useKeepFood() {
  const { id: userId } = useMember();
  const { toast } = useToast();
  const queryClient = useQueryClient();
  const refresh = {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keptFoodsOf(userId).queryKey }),
  };
  const [keepFood, forgetFood] = [
    useCall(nutrition.keepFood, refresh),
    useCall(nutrition.forgetFood, refresh),
  ];
  const couldNot = (description: string) => toast({ title: 'Error', description, tone: 'alert' });

  const keep = (body: KeepFoodRequest, title: string) =>
    keepFood.mutateAsync({ params: { userId }, body }).then(
      (kept) => {
        const onSelect = () => void forget(kept.id, kept.name);
        toast({ title, description: kept.name, action: { label: 'Undo', onSelect } });
        return kept;
      },
      () => {
        couldNot('Failed to keep it. Please try again.');
        return undefined;
      },
    );
  const forget = (foodId: string, name: string) =>
    forgetFood.mutateAsync({ params: { foodId } }).then(
      () => toast({ title: 'Not kept any more', description: name }),
      () => couldNot('Failed to change it. Please try again.'),
    );
  return { keep, forget, busy: keepFood.isPending };
}
