import webpack, { type Compilation, type Configuration } from 'webpack';

/** Runs one build to its end and returns its compilation; throws webpack's errors. */
export function runWebpack(configuration: Configuration): Promise<Compilation> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configuration);
    if (!compiler) return reject(new Error('webpack did not start'));
    compiler.run((failure, stats) => {
      compiler.close(() => {
        if (failure || !stats) reject(failure ?? new Error('webpack ended without a result'));
        else if (stats.hasErrors()) reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
        else resolve(stats.compilation);
      });
    });
  });
}
