import { createFormControl } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { onSaving } from './useFailure';

const formOf = (name: string) => {
  const form = createFormControl({ defaultValues: { name } });
  form.register('name', { required: 'Please input the name.' });
  return form;
};

it('calls back once for each save, before the values are judged', async () => {
  const form = formOf('');
  const onFailure = vi.fn();
  const stop = onSaving(form, onFailure);
  const sent = vi.fn();
  await form.handleSubmit(sent)();
  expect(sent).not.toHaveBeenCalled();
  expect(onFailure).toHaveBeenCalledTimes(1);
  form.setValue('name', 'Cebu');
  expect(onFailure).toHaveBeenCalledTimes(1);
  await form.handleSubmit(sent)();
  expect(sent).toHaveBeenCalledTimes(1);
  expect(onFailure).toHaveBeenCalledTimes(2);
  stop();
  await form.handleSubmit(sent)();
  expect(onFailure).toHaveBeenCalledTimes(2);
});

it('ignores changes while the form is being saved', async () => {
  const form = formOf('Cebu');
  const onFailure = vi.fn();
  onSaving(form, onFailure);
  await form.handleSubmit(() => {
    form.setError('name', { message: 'It is taken.' });
    expect(onFailure).toHaveBeenCalledTimes(1);
  })();
  expect(onFailure).toHaveBeenCalledTimes(1);
});
