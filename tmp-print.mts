import { chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '/work/main/tools/browser/find-chromium.ts';
import { createStaticServer } from '/work/main/tools/hosts/static-server.ts';
const server=createStaticServer('/work/main/dist',()=>({})).listen(0); await new Promise(r=>server.once('listening',r));
const port=(server.address() as any).port;
const b=await chromium.launch({executablePath:findChromium(),args:chromiumArguments});
const c=await b.newContext({viewport:{width:720,height:1000}}); const p=await c.newPage(); await p.emulateMedia({media:'print'});
for(const [n,u] of [['service','/services/hr-advisory/payroll-services'],['post','/blog/1'],['job','/work-with-us/job-003']] as const){ await p.goto(`http://localhost:${port}${u}`); await p.screenshot({path:`/work/tmp/print-${n}.png`,fullPage:true}); }
await b.close(); process.exit(0);
