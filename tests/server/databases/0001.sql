BEGIN TRANSACTION;
CREATE TABLE log (
	table_id VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	text VARCHAR NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "log" VALUES('running',1,0,8,'bowl red');
INSERT INTO "log" VALUES('running',2,1,10,'establish g2');
INSERT INTO "log" VALUES('running',3,0,12,'establish a5');
INSERT INTO "log" VALUES('running',4,1,14,'establish f7');
INSERT INTO "log" VALUES('running',5,0,15,'establish f1');
INSERT INTO "log" VALUES('running',6,1,16,'swap f6');
INSERT INTO "log" VALUES('finished',1,1,225,'bowl green');
INSERT INTO "log" VALUES('finished',2,0,237,'establish e3');
INSERT INTO "log" VALUES('finished',3,1,242,'establish g5');
INSERT INTO "log" VALUES('finished',4,0,249,'establish g2');
INSERT INTO "log" VALUES('finished',5,1,253,'establish c6');
INSERT INTO "log" VALUES('finished',6,0,261,'establish d7');
INSERT INTO "log" VALUES('finished',7,1,266,'swap d6');
INSERT INTO "log" VALUES('finished',8,0,268,'swap g3');
INSERT INTO "log" VALUES('finished',9,1,272,'establish d8');
INSERT INTO "log" VALUES('finished',10,0,278,'establish b3');
INSERT INTO "log" VALUES('finished',11,1,281,'establish b4');
INSERT INTO "log" VALUES('finished',12,0,289,'swap e7');
INSERT INTO "log" VALUES('finished',13,1,297,'establish e2');
INSERT INTO "log" VALUES('finished',14,0,309,'establish e1');
INSERT INTO "log" VALUES('finished',15,1,317,'swap a4');
INSERT INTO "log" VALUES('finished',16,0,321,'swap a3');
INSERT INTO "log" VALUES('finished',17,1,324,'flip g6');
INSERT INTO "log" VALUES('finished',18,0,330,'swap e4');
INSERT INTO "log" VALUES('finished',19,1,333,'flip g4');
INSERT INTO "log" VALUES('finished',20,0,341,'establish b5');
INSERT INTO "log" VALUES('finished',21,1,348,'swap f4');
INSERT INTO "log" VALUES('finished',22,0,353,'flip d1');
INSERT INTO "log" VALUES('finished',23,1,359,'swap e6');
INSERT INTO "log" VALUES('finished',24,0,364,'swap c3');
INSERT INTO "log" VALUES('finished',25,1,367,'swap f2');
INSERT INTO "log" VALUES('finished',26,0,369,'swap f1');
INSERT INTO "log" VALUES('finished',27,1,374,'swap e8');
INSERT INTO "log" VALUES('finished',28,0,381,'swap c4');
INSERT INTO "log" VALUES('finished',29,1,387,'flip f5');
INSERT INTO "log" VALUES('finished',30,0,393,'flip a5');
INSERT INTO "log" VALUES('finished',31,0,398,'stop');
CREATE TABLE people (
	id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('mira','Mira');
CREATE TABLE seats (
	table_id VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR NOT NULL, 
	person VARCHAR, 
	bot VARCHAR, 
	agreed BOOLEAN NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('running',0,'person','mira',NULL,0);
INSERT INTO "seats" VALUES('running',1,'person','nils',NULL,0);
INSERT INTO "seats" VALUES('finished',0,'bot',NULL,'level1',0);
INSERT INTO "seats" VALUES('finished',1,'bot',NULL,'level1',0);
CREATE TABLE settings (
	name VARCHAR NOT NULL, 
	value VARCHAR NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "settings" VALUES('secret','a secret of the tests');
CREATE TABLE tables (
	id VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	options JSON NOT NULL, 
	seed VARCHAR NOT NULL, 
	created BIGINT NOT NULL, 
	started BIGINT, 
	next VARCHAR, 
	number INTEGER NOT NULL, 
	turn JSON NOT NULL, 
	over BOOLEAN NOT NULL, 
	awake BOOLEAN NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('running','patterns','{"start": "1"}','00648a118f184589669ad45e9478fdc9a38bae47a988dea3a5580c449d8a12ff',1794881869042,1794881869062,NULL,6,'[0]',0,0);
INSERT INTO "tables" VALUES('finished','patterns','{"start": "0"}','2af20e0ee63c69ad3d4e6d7ba53a36cb2cb85a22150c37c3add96d4e6eba3f36',1794881869081,1794881869081,NULL,31,'[]',1,0);
CREATE INDEX ix_tables_awake ON tables (awake);
CREATE INDEX ix_seats_person ON seats (person);
COMMIT;
