import { nutrition, type KeepFoodRequest, type KeptFood } from '@nestwell/contracts/nutrition';
import {
  readOf,
  useCall,
  useMember,
  usePutBack,
  useQuery,
  useQueryClient,
  useToast,
  useUndo,
} from '@nestwell/remote-kit';

export const keptFoodsOf = (userId: string) => readOf(nutrition.listKeptFoods, { params: { userId } });

/** Her favourites, own foods and own recipes. */
export const useKeptFoods = (enabled = true) => useQuery({ ...keptFoodsOf(useMember().id), enabled });

/** Keeps a food; says so, or why not. Resolves to whether it is kept. */
export function useKeepFood() {
  const { id: userId } = useMember();
  const { toast } = useToast();
  const [sayUndoable, putBack] = [useUndo(), usePutBack()];
  const queryClient = useQueryClient();
  const refresh = {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keptFoodsOf(userId).queryKey }),
  };
  const [keepFood, forgetFood] = [
    useCall(nutrition.keepFood, refresh),
    useCall(nutrition.forgetFood, refresh),
  ];
  const replaceFood = useCall(nutrition.replaceKeptFood, refresh);
  const couldNot = (description: string) => toast({ title: 'Error', description, tone: 'alert' });

  const keep = (body: KeepFoodRequest, title: string) =>
    keepFood.mutateAsync({ params: { userId }, body }).then(
      (kept) => {
        sayUndoable({ title, description: kept.name }, () => takeAway(kept));
        return kept;
      },
      () => {
        couldNot('Failed to keep it. Please try again.');
        return undefined;
      },
    );
  const takeAway = ({ id }: KeptFood) => forgetFood.mutateAsync({ params: { foodId: id } });
  const forget = (food: KeptFood) =>
    takeAway(food).then(
      () =>
        sayUndoable({ title: 'Not kept anymore', description: food.name }, () =>
          putBack('keptFood', food.id),
        ),
      () => couldNot('Failed to change it. Please try again.'),
    );
  const change = (food: KeptFood, body: KeepFoodRequest, said = 'Saved') =>
    replaceFood.mutateAsync({ params: { foodId: food.id }, body }).then(
      (changed) => {
        const asBefore = { params: { foodId: food.id }, body: requestOfKept(food) };
        sayUndoable({ title: said, description: changed.name }, () => replaceFood.mutateAsync(asBefore));
        return changed;
      },
      () => {
        couldNot('Failed to change it. Please try again.');
        return undefined;
      },
    );
  return { keep, change, forget, busy: keepFood.isPending || replaceFood.isPending || forgetFood.isPending };
}

/** What it is, to be kept again or changed. */
export const requestOfKept = ({
  id: _id,
  userId: _user,
  createdAt: _at,
  ...food
}: KeptFood): KeepFoodRequest => food;
