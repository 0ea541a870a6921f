import { HttpError } from '@portal/shared-ui';
import { act, renderHook } from '@testing-library/react';
import { publishAnswered, usePictureQuestion } from './picture-answers.ts';

const body = { statusCode: 409, code: 'pictures_unanswered', pictures: [{ id: '1', url: '/objects/1.jpg' }] };
const refusal = () => new HttpError(409, JSON.stringify(body));

/** Refuses to publish so many times, and gives each question this answer. */
async function publish(refusals: number, isAnswered: boolean) {
  const question = renderHook(() => usePictureQuestion()).result;
  let tries = 0;
  const write = async () => {
    tries += 1;
    if (tries <= refusals) throw refusal();
    return 'published';
  };
  const result = publishAnswered(write).catch((error: unknown) => error);
  for (let asked = 0; asked < (isAnswered ? refusals : 1); asked += 1) {
    await act(async () => undefined);
    expect(question.current?.pictures).toEqual(body.pictures);
    await act(async () => question.current?.answer(isAnswered));
  }
  return { result: await result, tries };
}

test('what is refused for unanswered pictures is published once they are answered', async () => {
  expect(await publish(2, true)).toEqual({ result: 'published', tries: 3 });
});

test('who does not answer reads the refusal', async () => {
  expect(await publish(1, false)).toMatchObject({ result: { status: 409 }, tries: 1 });
});

test('who has just said that consent is missing reads the refusal instead of the same question', async () => {
  const question = renderHook(() => usePictureQuestion()).result;
  const lacking = { ...body, pictures: [{ id: '1', url: '/objects/1.jpg', children: 'missing' }] };
  let tries = 0;
  const result = publishAnswered(() => {
    tries += 1;
    return Promise.reject(tries === 1 ? refusal() : new HttpError(409, JSON.stringify(lacking)));
  }).catch((error: unknown) => error);

  await act(async () => undefined);
  await act(async () => question.current?.answer(true));

  expect(await result).toMatchObject({ status: 409, body: lacking });
  expect(question.current).toBeNull();
  expect(tries).toBe(2);
});

test('another failure is no question', async () => {
  const failure = new HttpError(500, 'no');

  await expect(publishAnswered(() => Promise.reject(failure))).rejects.toBe(failure);
});
