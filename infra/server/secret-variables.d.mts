export function removeSecrets(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv;
