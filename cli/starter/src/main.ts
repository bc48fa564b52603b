import { loadSettings, SetupError } from './settings.js';
import { openShop } from './shop.js';

try {
  const settings = loadSettings();
  const shop = await openShop(settings);
  console.log(`The shop is open at ${settings.publicUrl ?? shop.url}, in ${settings.mode} mode.`);
  const end = () => void shop.close().then(() => console.log('The shop is closed.'));
  process.once('SIGINT', end).once('SIGTERM', end);
  shop.failed.catch(async (error: Error) => {
    console.error(`The shop hears no more events: ${error.message}`);
    process.exitCode = 1;
    await shop.close();
  });
} catch (error) {
  console.error(error instanceof SetupError ? error.message : error);
  process.exitCode = 1;
}
