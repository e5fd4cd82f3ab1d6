// The smallest page that this console could be: React, Blueprint's styles and one form.
import '@blueprintjs/core/lib/css/blueprint.css';
import { Button, FormGroup, InputGroup } from '@blueprintjs/core';
import { createRoot } from 'react-dom/client';

function Floor() {
  return (
    <form>
      <FormGroup label="Email" labelFor="email">
        <InputGroup id="email" type="email" />
      </FormGroup>
      <FormGroup label="Password" labelFor="password">
        <InputGroup id="password" type="password" />
      </FormGroup>
      <Button type="submit" intent="primary" text="Sign in" />
    </form>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(<Floor />);
