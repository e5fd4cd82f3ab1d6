import { ChoicesScreen, columnsOf } from './ChoicesScreen';
import { categories } from './kinds';

const columns = columnsOf(categories);

export default function CategoriesPage() {
  return <ChoicesScreen kind={categories} columns={columns} />;
}
