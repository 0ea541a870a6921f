export declare const secretVariables: readonly string[];
export declare function removeSecrets(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv;
