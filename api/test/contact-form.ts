import type { Config } from '../src/config.ts';
import { createFormTokens } from '../src/contact/form-token.ts';
import type { MessagePage } from '../src/contract/index.ts';
import { adminDesk } from './editor-desk.ts';

/** What a visitor writes into the contact form. */
export const MESSAGE = {
  name: 'Eine Mutter',
  email: 'mutter@familie.example',
  subject: 'Probetraining',
  message: 'Guten Tag,\nab wann darf unser Kind mitspielen?',
  consent: true,
};

/** The contact form, each message sent from a household of its own, and the inbox as an administrator sees it. */
export function contactForm(config: Partial<Config> = {}) {
  const desk = adminDesk({ emptied: ['messages', 'outgoing_mails'], config });
  let household = 0;
  /** The token of a form that was given out some time ago. */
  const formToken = (secondsAgo = 10) =>
    createFormTokens(desk.config.sessionSecret).issue(new Date(Date.now() - secondsAgo * 1000));
  const newAddress = () => `10.0.${(household += 1)}.1`;
  const inbox = (query = '', cookie?: string) => desk.send('GET', `/api/admin/messages${query}`, undefined, cookie);
  return {
    get app() {
      return desk.app;
    },
    formToken,
    newAddress,
    desk,
    inbox,
    messages: async (query = '') => (await inbox(query)).json<MessagePage>().items,
    send: (values: object = {}, remoteAddress = newAddress()) =>
      desk.app.inject({
        method: 'POST',
        url: '/api/contact',
        remoteAddress,
        payload: { ...MESSAGE, token: formToken(), ...values },
      }),
    edit: (method: 'PATCH' | 'DELETE', id: string, payload?: object, cookie?: string) =>
      desk.send(method, `/api/admin/messages/${id}`, payload, cookie),
  };
}
