import { packContractSection } from '../release/pack-contract-section.ts';
import { commandArguments } from './command-arguments.ts';

const USAGE = `Usage: npm run pack-contract
Packs a section that uses this contract, so that later portals are tried with it; to be run after a change of the contract.`;

commandArguments(USAGE, {}, 0);
console.log(`Packed ${await packContractSection()}.`);
process.exit(0);
