import { Table } from '../kit/table';

export default class ClusterTable extends Table {
  protected override readonly head = [
    'Under',
    'kills',
    'acknowledged',
    'lost',
    'doubled',
    'unseen',
    'longest gap ms',
    'most tries for one thing',
    'answers that were repeated',
  ];
}
