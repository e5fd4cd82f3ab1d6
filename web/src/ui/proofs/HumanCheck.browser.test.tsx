import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '@/ui/testing';
import { HumanCheck, useHumanProof } from './HumanCheck';

const COMPLAINT = 'Please verified that you are human!';

function Form() {
  const { proof, spent, setProof, withProof, atBox } = useHumanProof(COMPLAINT);
  const send = () => withProof(() => Promise.reject(new Error('Please verify that you are human!'))).catch(() => {});
  return (
    <>
      <HumanCheck operation="changePassword" proof={proof} spent={spent} onProof={setProof} complaint={atBox(null)} />
      <button type="button" onClick={() => setProof('proof')}>
        Prove
      </button>
      <button type="button" onClick={() => void send()}>
        Save
      </button>
    </>
  );
}

it('says at the box that the gateway has refused the proof, until there is a new one', async () => {
  await draw(<Form />);
  const box = page.getByRole('checkbox');
  const [prove, save] = ['Prove', 'Save'].map((name) => page.getByRole('button', { name }));
  await prove?.click();
  await expect.element(box).toBeChecked();
  await save?.click();
  await expect.element(box).toHaveAccessibleDescription(COMPLAINT);
  await prove?.click();
  await expect.element(box).not.toHaveAccessibleDescription(COMPLAINT);
});
