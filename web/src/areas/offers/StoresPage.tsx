import { ChoicesScreen, columnsOf } from './ChoicesScreen';
import { stores } from './kinds';

const columns = columnsOf(stores);

export default function StoresPage() {
  return <ChoicesScreen kind={stores} columns={columns} />;
}
