import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { TextField } from '@/ui/fields/TextField';
import { go } from '../routing/navigation';
import { useSignedIn } from '../session/store';
import { useViewChanges } from './changes';
import { cleanName, nameProblem, TOO_MANY, VIEWS_AT_MOST, type Views, viewAddress } from './rules';
import { viewsOf } from './store';
import type { ViewHere } from './useViewHere';

interface Props {
  here: ViewHere;
  /** Renames the current view; otherwise saves the current list as a new view. */
  isRenamed: boolean;
  onClose: () => void;
}

/** The views are read when the form is validated, because another tab may have saved one meanwhile. */
const rulesOf = (views: Views, path: string, id: string | undefined) =>
  v.pipe(
    v.object({ name: v.pipe(v.string(), v.transform(cleanName)), keepsSearch: v.boolean() }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { name } = dataset.value;
      const isOneMore = id === undefined && Object.keys(views).length >= VIEWS_AT_MOST;
      const message = isOneMore ? TOO_MANY : nameProblem(views, { path, name }, id);
      if (message)
        addIssue({
          message,
          path: [{ type: 'object', origin: 'value', input: dataset.value, key: 'name', value: name }],
        });
    }),
  );

const namesIn = (searched: string) => [...new URLSearchParams(searched).values()].map((text) => `'${text}'`).join(', ');

export default function ViewDialog({ here, isRenamed, onClose }: Props) {
  const { path, now, current, shared } = here;
  const views = viewsOf(useSignedIn());
  const changes = useViewChanges();
  const renamed = isRenamed ? current : undefined;
  const form = useForm({
    resolver: valibotResolver(rulesOf(views, path, renamed?.id)),
    defaultValues: { name: renamed?.name ?? shared, keepsSearch: false },
  });
  const save = async ({ name, keepsSearch }: { name: string; keepsSearch: boolean }) => {
    if (renamed) changes.rename(renamed, name);
    else {
      const view = { name, path, query: now.query, searched: keepsSearch ? now.searched : '' };
      const id = changes.add(view);
      // The current search stays active, whether or not the view keeps it.
      go(viewAddress(id, { ...view, searched: now.searched }), { replace: true });
    }
    onClose();
  };
  return (
    <FormDialog title={renamed ? 'Rename the view' : 'Save as a view'} form={form} onSubmit={save} onClose={onClose}>
      <TextField form={form} name="name" label="Name" maxLength={250} autoFocus autoComplete="off" />
      {!renamed && now.searched !== '' && (
        <CheckboxField
          form={form}
          name="keepsSearch"
          label={`Also save the search for ${namesIn(now.searched)}`}
          help="It may contain a name, and stays in this browser after you sign out."
        />
      )}
      {!renamed && (
        <p className="bp6-text-muted">
          Saves the current filters, order, columns and rows, in this browser and only for you.
        </p>
      )}
    </FormDialog>
  );
}
